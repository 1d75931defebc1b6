"""The rules of the card game Commerce, as code that can explain itself.

Modules import downward only: problems, cards, chance, table, moves, changes, game, events, games/…, hands, record,
notation, simulate, odds, api, transcript, __main__. A game is a folder of `commerce.games`; nothing outside its folder
knows its name.
"""
