"""Names that change with the content, so that a host may let browsers keep these files for ever."""

import hashlib
from pathlib import Path


def fingerprint(*contents: bytes) -> str:
    """A short hash of one content, or of several in this order.

    >>> fingerprint(b"one"), fingerprint(b"one", b"two") == fingerprint(b"two", b"one")
    ('7692c3ad', False)
    """
    digest = hashlib.sha256()
    for content in contents:
        digest.update(content)
    return digest.hexdigest()[:8]


def publish(folder: Path, name: str, content: str | bytes) -> str:
    """Write a file into a folder under a name with its fingerprint; gives that name."""
    body = content.encode() if isinstance(content, str) else content
    stem, dot, kind = name.rpartition(".")
    published = f"{stem}-{fingerprint(body)}{dot}{kind}"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / published).write_bytes(body)
    return published
