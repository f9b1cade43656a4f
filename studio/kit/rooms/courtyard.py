"""Around a courtyard, under the arcade: the majlis of a villa, or the shop's own showroom; a basin and trees in the sun."""
from ..pieces import armchair, blanket_chest, chest, folding_screen, kilim_rug, leather_pouf, octagonal_table, pierced_lantern, pottery_group, sofa, table_lantern, tray_table
from ..joinery import place
from ._arcade import courtyard, daylight, terrace
from ._plants import jar, olive, palm
from ._props import coffee
from ._shell import look, put

OPTIONS = {'house': 'villa'}
RENDER = {'clamp': 4}
EXPOSURE = .5
CAMERAS = {'villa': ((.10, -4.60, 1.42), (.22, 2.0, 1.10), 27), 'showroom': ((-2.55, -3.30, 1.30), (1.55, 1.6, .95), 30)}


def villa():
    root = put(sofa, (2.30, -.35, 0), -82, cloth='#cbbd9f', accent='#7c2f22', accent2='#3f5550')
    put(armchair, (-1.30, -.62, 0), 84, cloth='#4f5f4a', piping='#38442f')
    put(kilim_rug, (.50, -.50, 0), 90, palette='madder', width='1.9', length='2.9')
    put(tray_table, (.55, -.45, .012))
    place(coffee(), (.55, -.45, .476), (0, 0, 60))
    put(leather_pouf, (.10, -1.25, .012))
    put(pierced_lantern, (.10, .60, 2.18), light='2')
    put(pottery_group, (-2.95, .85, 0), 10, set='jars').scale = (1.5, 1.5, 1.5)
    return root


def showroom():
    """Pieces that stand to be walked around, each with room for itself."""
    root = put(chest, (2.65, -.20, 0), -86, wood='ebony')
    put(table_lantern, (2.62, .10, .60), 20)
    put(folding_screen, (3.00, -1.75, 0), -64)
    put(armchair, (-.55, -.55, 0), 60, cloth='#1f4e5f', piping='#b88a3a')
    put(octagonal_table, (.35, -.10, 0), 12)
    put(armchair, (1.20, -1.25, 0), -150, cloth='#a08a5e', piping='#7c2f22')
    put(leather_pouf, (.30, -1.35, 0), cloth='#efe8da', thread='#8e2219', sun='yes')
    put(blanket_chest, (1.35, .95, 0), -8, wood='olive')
    for x, low in ((-.75, 2.05), (.20, 2.30), (1.20, 2.12)):
        put(pierced_lantern, (x, .55, low), light='2')
    return root


def build(options):
    terrace('#d2bf9f', 'limestone', 'walnut')
    courtyard('#cdb591')
    daylight()
    root = {'villa': villa, 'showroom': showroom}[options['house']]()
    place(palm(1.4, 15, 3), (3.40, 1.05, 0))
    place(olive(2.9, 4, jar(None, '#9a6a4a', 1.6)), (-2.4, 5.0, 0))
    place(olive(2.5, 8, jar(None, '#9a6a4a', 1.6)), (2.7, 5.6, 0))
    place(palm(1.6, 17, 6), (-1.05, 2.6, 0))
    look(*CAMERAS[options['house']])
    return root
