"""The rules of the card game Commerce, as code that can explain itself.

Modules import downward only. A game is a folder of `commerce.games`; nothing outside its folder knows its name.
"""
