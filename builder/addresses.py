"""The site's address: one setting that fixes canonical links, the site map and the sub-path."""

import os
from dataclasses import dataclass
from urllib.parse import urlsplit

from builder.errors import BuildError

DEFAULT = "http://localhost:8000/"


@dataclass(frozen=True, slots=True)
class Address:
    """Where the site will be reached.

    >>> Address.parse("https://cards.example/commerce").absolute("en/foster/")
    'https://cards.example/commerce/en/foster/'
    >>> Address.parse("https://cards.example/commerce").base_path
    '/commerce/'
    """

    url: str

    @classmethod
    def parse(cls, text: str) -> "Address":
        """Read an address; a missing slash at the end is added.

        Raises BuildError when it is not an absolute http(s) address.
        """
        parts = urlsplit(text)
        if parts.scheme not in ("http", "https") or not parts.netloc or parts.query or parts.fragment:
            raise BuildError(f"SITE_URL must be an address such as {DEFAULT}, not {text!r}.")
        return cls(text if text.endswith("/") else f"{text}/")

    @classmethod
    def from_environment(cls) -> "Address":
        """The address in SITE_URL, or the local default."""
        return cls.parse(os.environ.get("SITE_URL") or DEFAULT)

    @property
    def base_path(self) -> str:
        """The path of the site's root, with a slash at both ends."""
        return urlsplit(self.url).path

    def absolute(self, path: str) -> str:
        """The absolute address of a path given from the site's root, without a leading slash."""
        return self.url + path
