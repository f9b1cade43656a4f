"""Summer flat weave in heavy cotton: the small diamonds of Akhmim; one corner is turned over to show its other face."""
import math
import numpy as np
from ._woven import fringe, handwoven, sheet, yarn
from ..joinery import group
from ..materials import linen, srgb

DIMENSIONS_CM = {'width': 140, 'depth': 200, 'height': 4}
OPTIONS = {'width': '1.39', 'length': '1.92', 'ivory': '#cfc2a4', 'indigo': '#1b2940', 'saffron': '#a07026'}
VIEW = {'azimuth': -13, 'elevation': 57, 'fill': 1.10}
NX, FOLD, RADIUS = 252, .42, .011


def knots(ny, light, dark, warm):
    """Small diamonds, a warm heart in every other one, striped ends."""
    light, dark, warm = (np.array(srgb(c)) for c in (light, dark, warm))
    X, Y = np.meshgrid(np.arange(NX), np.arange(ny))
    image = np.zeros((ny, NX, 3)) + light
    cell = 14
    du, dv = np.abs(X % cell - cell // 2), np.abs(Y % cell - cell // 2)
    m, odd = du + dv, (X // cell + Y // cell) % 2 == 0
    image[(m > 5) & (m < 8)] = dark
    image[(m < 4) & odd] = warm
    image[(m < 3) & ~odd] = dark
    end, side = np.minimum(Y, ny - 1 - Y), np.minimum(X, NX - 1 - X)
    image[side < 6] = dark
    image[(side < 4) & (side > 1)] = light
    for low, high, colour in ((0, 44, dark), (4, 7, light), (10, 22, warm), (25, 28, light), (31, 33, warm), (36, 40, light)):
        image[(end >= low) & (end < high)] = colour
    tooth = (end >= 10) & (end < 22) & (np.abs(X % 12 - 6) < (end - 10) * .5)
    image[tooth] = dark
    return handwoven(image, 4)


def turned_over(w, l):
    """Bends the near right corner back over the weave, round a soft roll."""
    s = math.sqrt(.5)

    def bend(x, y, z):
        past = (x - w / 2) * s - (y + l / 2) * s + FOLD
        if past <= 0:
            return x, y, z
        roll = min(past / RADIUS, math.pi)
        along = RADIUS * math.sin(roll) - max(0, past - math.pi * RADIUS)
        lift = RADIUS * (1 - math.cos(roll)) + .010 * max(0, past - math.pi * RADIUS)
        inward = z - .007 if roll >= math.pi else 0
        return x + (along - past) * s, y - (along - past) * s, z + lift - 2 * inward
    return bend


def build(options):
    w, l = float(options['width']), float(options['length'])
    ivory, indigo, saffron, ny = options['ivory'], options['indigo'], options['saffron'], round(NX * l / w)
    bend = turned_over(w, l)
    weave = sheet(w, l, yarn(knots(ny, ivory, indigo, saffron), .5), yarn(knots(ny, indigo, ivory, saffron), .5), bend, (280, 380))
    return group([weave, fringe(w, l, linen(ivory), 84, (.036, .042), .0034, bend)], 'cotton_weave')
