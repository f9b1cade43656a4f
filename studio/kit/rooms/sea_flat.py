"""Flat by the sea: low bookcases of honey-oiled beech, a reading table and a cane chair in the morning light."""
from ..pieces import armchair, cane_chair, desk, kilim_rug, low_bookcase
from ..joinery import place
from ..materials import terracotta
from ._plants import papyrus, pot
from ._props import books, open_book, vase, vase_of_branches
from ._shell import BACK, build_shell, look, put

OPTIONS = {}
RENDER = {'clamp': 4}
EXPOSURE = .6


def build(options):
    build_shell(wall='#bcc6c4', floor='planks', window='stars', woodwork='honey', drapes='#e6e2d6', beams=False, hour='morning', sun_elevation=24, sun_azimuth=30)
    for k, seed in enumerate(('3', '6', '11')):
        put(low_bookcase, (-.85 + 1.26 * k, BACK - .20, 0), wood='honey', books=seed)
    place(books(4, 2), (-1.10, BACK - .20, 1.06), (0, 0, 6))
    place(vase('tall', terracotta('#8a5a3a', '#2c6b7a')), (-.45, BACK - .20, 1.06))
    place(vase_of_branches('round', terracotta('#8a5a3a', '#dcd4c2'), .60), (.62, BACK - .22, 1.06))
    place(books(3, 9), (1.45, BACK - .20, 1.06), (0, 0, -5))
    place(vase('bowl', terracotta('#8a5a3a', '#3f6f7f')), (1.98, BACK - .20, 1.06))
    root = put(desk, (-.55, -.35, .012), -16, wood='honey', top='plain')
    put(cane_chair, (-.36, .34, .012), -10, wood='honey', arms='yes', height='.90')
    place(open_book(), (-.62, -.38, .796), (0, 0, -12))
    place(books(5, 6), (-.10, -.45, .796), (0, 0, 60))
    put(kilim_rug, (-.35, -.10, 0), 78, palette='saffron', width='1.7', length='2.5')
    put(armchair, (1.55, .05, 0), -42, wood='honey', cloth='#5f7480', piping='#3d4c55')
    place(papyrus(1.3, 15, 8, pot('#2c5a6a')), (-2.06, BACK - .48, 0))
    look((.60, -3.55, 1.38), (.12, 1.0, .86), 30)
    return root
