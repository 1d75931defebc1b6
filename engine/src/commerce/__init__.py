"""The rules of the card game Commerce, as code that can explain itself."""
