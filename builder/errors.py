"""What stops a build, and how the place of a mistake is written."""

from collections.abc import Sequence


class BuildError(Exception):
    """The site cannot be built; `problems` says why, one sentence each."""

    def __init__(self, problems: str | Sequence[str]) -> None:
        self.problems = [problems] if isinstance(problems, str) else list(problems)
        super().__init__("\n".join(self.problems))

    def __reduce__(self) -> tuple[type["BuildError"], tuple[list[str]]]:
        """Travel between processes whole."""
        return type(self), (self.problems,)


def located(path: object, line: int, message: str) -> str:
    """A problem with its place; a line of 0 is one that is not known.

    >>> located("docs/en/foster.md", 12, "rule F9.9 is unknown"), located("docs/ru/play.md", 0, "the page is missing")
    ('docs/en/foster.md:12: rule F9.9 is unknown', 'docs/ru/play.md: the page is missing')
    """
    return f"{path}:{line}: {message}" if line else f"{path}: {message}"
