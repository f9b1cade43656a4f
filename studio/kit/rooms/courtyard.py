"""Villa around a courtyard: a majlis under the arcade, a basin and trees in the sun."""
from ..pieces import armchair, kilim_rug, leather_pouf, pierced_lantern, pottery_group, sofa, tray_table
from ..joinery import place
from ._arcade import courtyard, daylight, terrace
from ._plants import jar, olive, palm
from ._props import coffee
from ._shell import look, put

OPTIONS = {}
RENDER = {'clamp': 4}
EXPOSURE = .5


def build(options):
    terrace('#d2bf9f', 'limestone', 'walnut')
    courtyard('#cdb591')
    daylight()
    root = put(sofa, (2.30, -.35, 0), -82, cloth='#cbbd9f', accent='#7c2f22', accent2='#3f5550')
    put(armchair, (-1.30, -.62, 0), 84, cloth='#4f5f4a', piping='#38442f')
    put(kilim_rug, (.50, -.50, 0), 90, palette='madder', width='1.9', length='2.9')
    put(tray_table, (.55, -.45, .012))
    place(coffee(), (.55, -.45, .476), (0, 0, 60))
    put(leather_pouf, (.10, -1.25, .012))
    put(pierced_lantern, (.10, .60, 2.18), light='2')
    put(pottery_group, (-2.95, .85, 0), 10, set='jars').scale = (1.5, 1.5, 1.5)
    place(palm(1.4, 15, 3), (3.40, 1.05, 0))
    place(olive(2.9, 4, jar(None, '#9a6a4a', 1.6)), (-2.4, 5.0, 0))
    place(olive(2.5, 8, jar(None, '#9a6a4a', 1.6)), (2.7, 5.6, 0))
    place(palm(1.6, 17, 6), (-1.05, 2.6, 0))
    look((.10, -4.60, 1.42), (.22, 2.0, 1.10), 27)
    return root
