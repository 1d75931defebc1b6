"""What stops a build."""

from collections.abc import Sequence


class BuildError(Exception):
    """The site cannot be built; `problems` says why, one sentence each."""

    def __init__(self, problems: str | Sequence[str]) -> None:
        self.problems = [problems] if isinstance(problems, str) else list(problems)
        super().__init__("\n".join(self.problems))

    def __reduce__(self) -> tuple[type["BuildError"], tuple[list[str]]]:
        """Travel between processes whole."""
        return type(self), (self.problems,)
