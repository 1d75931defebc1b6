/** Questions are open on paper, and open where a link leads into one. */
export function openQuestions(): void {
  const questions = [...document.querySelectorAll<HTMLDetailsElement>("main details")];
  let opened: HTMLDetailsElement[] = [];
  addEventListener("beforeprint", () => {
    // A browser may announce the same printing twice.
    const closed = questions.filter((question) => !question.open);
    opened.push(...closed);
    for (const question of closed) question.open = true;
  });
  addEventListener("afterprint", () => {
    for (const question of opened) question.open = false;
    opened = [];
  });
  const openTarget = (): void => {
    const target = document.getElementById(location.hash.slice(1));
    const question = target?.closest("details");
    if (question) question.open = true;
  };
  addEventListener("hashchange", openTarget);
  openTarget();
}
