"""House of a family: a long table of mahogany before the library wall."""
from ..pieces import bookcase, dining_chair, dining_table, kilim_rug, pierced_lantern, pottery_group
from ..joinery import place
from ..materials import terracotta
from ._plants import palm
from ._props import vase_of_branches
from ._shell import BACK, build_shell, look, put

OPTIONS = {}
RENDER = {'clamp': 4}
EXPOSURE = .7
CLOTH = '#6b2a24'


def build(options):
    build_shell(wall='#c6b58f', floor='planks', window='mashrabiya', woodwork='mahogany', drapes='#d9c9a8', side=-1, sun_azimuth=36)
    table = put(dining_table, (-.35, -.35, .012), wood='mahogany', length='2.6', depth='1.05', trestle='yes')
    put(kilim_rug, (-.35, -.35, 0), 90, palette='madder', width='2.3', length='3.5', medallions='4')
    for x in (-1.15, -.35, .45):
        put(dining_chair, (x, .30, .012), 2, wood='mahogany', cloth=CLOTH)
        put(dining_chair, (x, -1.02, .012), 178, wood='mahogany', cloth=CLOTH)
    put(dining_chair, (1.20, -.33, .012), -91, wood='mahogany', cloth=CLOTH, arms='yes')
    for k, seed in enumerate(('5', '9', '12')):
        put(bookcase, (-2.25 + 1.08 * k, BACK - .20, 0), wood='mahogany', books=seed)
    put(pottery_group, (-.75, -.33, .784), set='serving', glaze='#7a5a2a').scale = (.75, .75, .75)
    place(vase_of_branches('round', terracotta('#8a5a3a', '#c9bfa8'), .50), (.05, -.33, .784))
    put(pierced_lantern, (-.35, -.01, 2.06), light='3.5')
    place(palm(1.3, 14, 7), (1.75, BACK - .48, 0))
    look((1.55, -3.65, 1.62), (-.55, .55, .88), 29)
    return table
