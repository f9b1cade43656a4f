"""Reading room at dusk: desks in a row with alabaster lamps, a ladder before the shelves."""
import math
from ..pieces import alabaster_lamp, bookcase, desk, desk_chair
from ..joinery import box, place, turned_leg
from ..materials import wood
from ._props import books, open_book
from ._shell import BACK, build_shell, look, put

OPTIONS = {}
RENDER = {'clamp': 4}
EXPOSURE = 1.25


def ladder(x, lean=14, height=2.2):
    """Leans on the shelves behind it."""
    w, reach = wood('walnut'), math.tan(math.radians(lean)) * height
    foot, top = BACK - .44 - reach, BACK - .44
    length = math.hypot(height, reach)
    for s in (-1, 1):
        box((.034, .060, length), (x + s * .21, (foot + top) / 2, height / 2), w, (-lean, 0, 0), .006, grain_axis=2)
    for k in range(1, 8):
        f = k / 8
        turned_leg(.41, .016, w, 'spindle', (x - .205, foot + (top - foot) * f, height * f), (0, 90, 0), 20)


def build(options):
    build_shell(wall='#8f9478', floor='planks', window='mashrabiya', drapes='#b9a988', hour='dusk', side=-1, sun_azimuth=34, sun_elevation=14)
    for k, seed in enumerate(('5', '17', '29', '41')):
        put(bookcase, (-2.62 + 1.09 * k, BACK - .20, 0), books=seed)
    ladder(-1.62)
    for k, x in enumerate((-2.15, -.45, 1.25)):
        root = put(desk, (x, -.30 - .02 * k, 0), 0, cloth='#33453a')
        put(desk_chair, (x - .04, .34, 0), 3 - 4 * k, cloth='#4a3022')
        put(alabaster_lamp, (x + .46, -.22, .782), glow='3.4')
        place(open_book() if k != 2 else books(4, 3), (x - .12, -.34, .782), (0, 0, 5 - 4 * k))
        place(books(2 + k, k + 6), (x - .50, -.20, .782), (0, 0, 74))
    look((-.95, -3.80, 1.52), (-.45, 1.0, .96), 29)
    return root
