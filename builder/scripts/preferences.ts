/** Colours (as the device, light, dark) and the letters on the cards. The first choice of each is the default. */
import { keep, recall } from "./storage";

export function offerPreferences(): void {
  for (const name of ["scheme", "letters"]) {
    const choices = [...document.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)];
    const standard = choices[0]?.value;
    const kept = recall(name);
    for (const choice of choices) {
      choice.checked = choice.value === (kept ?? standard);
      choice.addEventListener("change", () => {
        const value = choice.value === standard ? null : choice.value;
        keep(name, value);
        if (value === null) delete document.documentElement.dataset[name];
        else document.documentElement.dataset[name] = value;
      });
    }
  }
}
