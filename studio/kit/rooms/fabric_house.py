"""Fabric house: a cutting table with linen on it, shelves of folded cloth, bolts by village, the sun behind lattice."""
from ..pieces import bookcase, console_table, dining_table, khayameya_panel, wall_sconce
from ..joinery import draped_cloth, place
from ..materials import linen
from ._plants import snake_plant
from ._props import folded, rolls
from ._shell import BACK, build_shell, look, put

OPTIONS = {}
RENDER = {'clamp': 4}
EXPOSURE = .65
DYES = ('#7c2f22', '#a8772a', '#2f4a5a', '#c9b692', '#4a5a42', '#8a5a3a', '#d8cdb4', '#3a2f3f', '#94462c')
SHELVES = (.834, 1.211, 1.561)


def shelved(x, start):
    """Folded cloth on the open shelves of a bookcase."""
    put(bookcase, (x, BACK - .20, 0), books='')
    for row, z in enumerate(SHELVES):
        for k, dx in enumerate((-.24, .20)):
            first = start + row * 4 + k * 2
            pile = [DYES[(first + i) % len(DYES)] for i in range(4 if z < 1.5 else 3)]
            place(folded(pile, .38, .26, seed=first), (x + dx, BACK - .20, z), (0, 0, 2 - 3 * k))


def build(options):
    build_shell(wall='#d3c6ae', floor='limestone', window='lattice', drapes='', sun_azimuth=34, sun_elevation=19)
    for k in range(2):
        shelved(1.22 + 1.09 * k, 5 * k)
    put(console_table, (-.42, BACK - .22, 0))
    place(rolls(DYES[:5], .95, .052, 3), (-.42, BACK - .30, .861))
    put(khayameya_panel, (-.42, BACK, 1.98), ground='#4a2320', red='#a8552f').scale = (.70, 1, .70)
    for x in (-1.22, .40):
        put(wall_sconce, (x, BACK, 1.62), light='4')
    root = put(dining_table, (.38, -.42, 0), length='2.1', depth='1.0')
    cloth = draped_cloth(.62, 1.036, .777, .42, linen('#94462c', thread=.0022), thick=.004, edge=.012, fold=.018, folds=13, puff=.003, sides='f', seed=4)
    place(cloth, (.10, -.42, 0))
    place(folded(DYES[2:6], .42, .30, seed=12), (1.02, -.32, .772), (0, 0, 8))
    place(folded(DYES[5:8], .36, .28, seed=15), (-.46, -.28, .772), (0, 0, -10))
    place(rolls(('#2f4a5a', '#c9b692'), .70, .048, 7), (.72, -.66, .772), (0, 0, 6))
    place(rolls((DYES[0], DYES[4], DYES[6], DYES[1], DYES[8]), 1.0, .06, 9), (-1.42, -.10, 0), (0, 0, 52))
    place(snake_plant(.9, 19, 5), (-2.05, BACK - .44, 0))
    look((.75, -3.65, 1.50), (.22, 1.0, .92), 30)
    return root
