"""Bookshop: arched shelves side by side, a reading table under a lantern, poufs for those who stay."""
from ..pieces import bookcase, dining_chair, dining_table, kilim_rug, leather_pouf, pierced_lantern
from ..joinery import place
from ._plants import palm
from ._props import books, open_book
from ._shell import BACK, build_shell, look, put

OPTIONS = {}
RENDER = {'clamp': 4}
EXPOSURE = .85


def build(options):
    build_shell(wall='#cbb893', floor='limestone', window='arches', drapes='', sun_azimuth=36, sun_elevation=19)
    for k, seed in enumerate(('5', '21', '13', '34')):
        put(bookcase, (-.92 + 1.09 * k, BACK - .20, 0), books=seed)
    root = put(dining_table, (.75, -.28, .012), 0, wood='beech', length='1.7', depth='.85')
    for x, y, count, seed, turn in ((.20, -.30, 5, 1, 12), (.52, -.16, 3, 2, -20), (1.30, -.22, 4, 7, 8), (1.12, -.44, 2, 5, 40), (.30, -.05, 2, 9, 4)):
        place(books(count, seed), (x, y, .784), (0, 0, turn))
    place(open_book(), (.82, -.40, .784), (0, 0, 6))
    put(dining_chair, (.55, -.92, .012), 172, wood='beech', cloth='#5a3a26', kind='leather')
    put(kilim_rug, (.70, -.32, 0), 90, palette='garden', width='1.9', length='2.8')
    for x, y, cloth in ((-1.12, .20, '#3f5a4a'), (-.78, -.52, '#8a4a2c'), (-1.50, -.38, '#a8772a')):
        put(leather_pouf, (x, y, 0), cloth=cloth, kind='linen')
    place(books(2, 11), (-.78, -.52, .324), (0, 0, 30))
    put(pierced_lantern, (.75, .02, 2.06), light='4')
    place(palm(1.35, 15, 2), (-2.02, BACK - .44, 0))
    look((.15, -3.60, 1.40), (.32, 1.0, .98), 29)
    return root
