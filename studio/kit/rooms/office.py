"""Office: inlaid writing desk, leather armchair, bookcase and a folding screen by the window."""
from ..pieces import alabaster_lamp, bookcase, desk, desk_chair, folding_screen, kilim_rug, palm_baskets
from ..joinery import place
from ._shell import BACK, build_shell, look, palm, put

OPTIONS = {'cloth': '#3f5a4a'}
RENDER = {'clamp': 4}
EXPOSURE = .7


def build(options):
    build_shell(sun_azimuth=32)
    root = put(desk, (.35, -.05, .012), -12, cloth=options['cloth'])
    put(desk_chair, (.50, .62, .012), -6)
    put(kilim_rug, (.30, .05, 0), 84)
    put(bookcase, (1.20, BACK - .20, 0))
    put(bookcase, (2.28, BACK - .20, 0), books='8')
    put(folding_screen, (-1.10, BACK - .36, 0))
    put(alabaster_lamp, (.86, -.02, .792), glow='3.0')
    put(palm_baskets, (2.05, .15, 0), -25)
    place(palm(1.3, 14, 3), (-2.1, BACK - .5, 0))
    look((.80, -3.60, 1.40), (.20, 1.0, .92), 30)
    return root
