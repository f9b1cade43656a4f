"""The workshop: a bench with a lattice in progress, turned beads, tools and shavings; boards drying by the wall."""
import math
import random
from ..joinery import box, duplicate, finish, group, lathe, lattice, mesh_of, place, star_panel, tube, turned_leg, turning
from ..materials import brass, palm_leaf, plain, terracotta, wood
from ._props import vase
from ._shell import BACK, build_shell, look

OPTIONS = {'camera': 'wide'}
RENDER = {'clamp': 4}
EXPOSURE = .7
TOP = .90
CAMERAS = {'wide': ((.55, -3.30, 1.50), (.12, 1.0, .92), 31), 'bench': ((-.12, -1.42, 1.82), (.02, .10, .92), 32), 'boards': ((.55, -2.55, 1.30), (1.95, 1.3, .92), 34),
           'rack': ((.30, -.55, 1.62), (-.22, BACK, 1.80), 36)}
STEEL = ('#a8a9a6', .28, .5, 1.0)


def chisel(width=.016, length=.15):
    handle = lathe(turning([('fillet', .009, .012), ('taper', .010, .014, .05), ('bead', .0155, .012), ('taper', .013, .011, .045), ('fillet', .010, .008)]), wood('honey'), 28)
    ring = lathe([(.0105, 0), (.0115, .002), (.0115, .012), (.0105, .014)], brass('antique'), 28, (0, 0, .124), caps=False)
    blade = box((width, .004, length), (0, 0, .127 + length / 2), plain(*STEEL), bevel=.0012)
    return group([handle, ring, blade], 'chisel')


def mallet():
    head = lathe(turning([('fillet', .040, .008), ('taper', .042, .050, .11), ('fillet', .046, .008)]), wood('beech'), 40, (-.063, 0, 0), (0, 90, 0))
    return group([head, box((.030, .022, .30), (0, 0, -.17), wood('honey'), bevel=.008, grain_axis=2)], 'mallet')


def hand_plane():
    w = wood('beech')
    parts = [box((.26, .062, .058), (0, 0, .029), w, bevel=.006, grain_axis=0), box((.012, .050, .16), (.012, 0, .085), plain(*STEEL), (0, 24, 0), .002),
             box((.020, .046, .09), (.034, 0, .075), w, (0, 24, 0), .004), lathe([(.0001, 0), (.016, 0), (.012, .018), (.019, .034), (.0001, .046)], w, 32, (-.085, 0, .056))]
    parts.append(tube([(.085, 0, .056), (.080, 0, .085), (.092, 0, .115), (.110, 0, .125)], .014, w, taper=[1.2, 1, .9, .8]))
    return group(parts, 'hand_plane')


def shaving(rng):
    """A curl off the plane: a ribbon that winds up and walks."""
    turns, n, r, width = rng.uniform(1.2, 3.2), 46, rng.uniform(.010, .020), rng.uniform(.016, .030)
    drift, vertices = rng.uniform(.01, .05), []
    for i in range(n + 1):
        a, s = math.tau * turns * i / n, i / n
        q = r * (1 + .5 * s)
        vertices += [(q * math.cos(a), drift * s + y, q * math.sin(a) + q) for y in (0, width * (1 - .25 * s))]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(n)]
    return finish(mesh_of(vertices, faces), palm_leaf('#d6b183'), 60)


def shavings(count, x0, x1, y0, y1, z, seed):
    rng = random.Random(seed)
    kinds = [shaving(rng) for _ in range(7)]
    for k in range(count):
        one = kinds[k] if k < 7 else duplicate(kinds[k % 7])
        place(one, (rng.uniform(x0, x1), rng.uniform(y0, y1), z), (rng.uniform(-12, 12), rng.uniform(-12, 12), rng.uniform(0, 360))).scale = (rng.uniform(.7, 1.3),) * 3


def bead(w):
    """One turned spindle of a mashrabiya, as it comes off the lathe; it lies along x."""
    profile = turning([('taper', .0035, .0035, .010), ('bead', .0075, .006), ('vase', .005, .0115, .005, .5, .026), ('bead', .0075, .006), ('taper', .0035, .0035, .010)], 8)
    return lathe(profile, w, 20, rotation=(0, 90, 0))


def heap(w, count, x, y, z, spread, seed):
    rng, first = random.Random(seed), bead(w)
    for k in range(count):
        d = spread * math.sqrt(rng.random())
        a = rng.uniform(0, math.tau)
        lift = .011 + .018 * max(0, 1 - d / spread) * rng.random()
        place(first if k == 0 else duplicate(first), (x + d * math.cos(a), y + d * math.sin(a), z + lift), (rng.uniform(-15, 15), 90 + rng.uniform(-12, 12), rng.uniform(0, 360)))


def lattice_in_progress(w):
    """A frame that lies flat: two thirds knotted, the rest bare, some rods not pressed home."""
    width, height, stile = .92, .62, .045
    parts = [box((width, stile, .032), (0, y, .016), w, bevel=.004, grain_axis=0) for y in (-height / 2 + stile / 2, height / 2 - stile / 2)]
    parts += [box((stile, height - 2 * stile - .002, .030), (x, 0, .015), w, bevel=.004, grain_axis=1) for x in (-width / 2 + stile / 2, width / 2 - stile / 2)]
    done = .56
    parts.append(place(lattice(done, height - 2 * stile, .038, w), (-width / 2 + stile, -height / 2 + stile, .016), (-90, 0, 0)))
    parts[-1].scale.y = -1
    for k in range(5):
        y = -height / 2 + stile + .038 * (2 + 3 * k)
        parts.append(tube([(-width / 2 + stile + done - .01, y, .016), (-width / 2 + stile + done + .05 + .018 * (k % 3), y + .002, .017)], .0042, w))
    return group(parts, 'lattice_in_progress')


def bench():
    top, leg = wood('beech'), wood('honey')
    for k in range(4):
        box((2.1, .17, .075), (0, -.262 + .1745 * k, TOP - .0375), top, bevel=.005, grain_axis=0)
    for x in (-.88, .88):
        for y in (-.25, .25):
            box((.085, .085, TOP - .076), (x, y, (TOP - .076) / 2), leg, bevel=.006, grain_axis=2)
        box((.06, .46, .08), (x, 0, .22), leg, bevel=.005, grain_axis=1)
    for y in (-.25, .25):
        box((1.72, .05, .09), (0, y, .26), leg, bevel=.005, grain_axis=0)
    for k, (x, kind) in enumerate(((-.35, 'walnut'), (.10, 'beech'), (.42, 'walnut'))):
        box((1.3, .11, .03), (x * .3, -.16 + .15 * k, .322), wood(kind), (0, 0, 2 - 2 * k), .002, grain_axis=0)
    box((.24, .055, .13), (-.72, -.385, TOP - .085), top, bevel=.006, grain_axis=0)
    lathe([(.0001, 0), (.016, 0), (.016, .16), (.0001, .16)], plain(*STEEL), 24, (-.72, -.415, TOP - .10), (90, 0, 0))
    tube([(-.84, -.555, TOP - .10), (-.60, -.555, TOP - .10)], .008, wood('honey'))


def on_the_bench():
    w = wood('walnut')
    place(lattice_in_progress(w), (.20, .09, TOP), (0, 0, 3))
    heap(w, 34, .54, .06, TOP, .08, 2)
    bowl = place(vase('bowl', terracotta('#8a5a3a', '#1e6f78')), (.86, .12, TOP))
    heap(wood('beech'), 40, .86, .12, TOP + .075, .095, 5)
    place(hand_plane(), (-.80, -.12, TOP), (0, 0, 24))
    for k, width in enumerate((.010, .016, .024, .032)):
        place(chisel(width), (-.56 + .060 * k, -.16 - .006 * k, TOP + .012), (90, 0, 172 + 3 * k))
    place(mallet(), (.60, -.285, TOP + .050), (90, 0, -105))
    place(star_panel(.30, .24, 4), (-.92, .06, TOP + .008), (0, 0, -8))
    shavings(22, -.98, -.40, -.33, -.22, TOP + .002, 3)
    shavings(7, -.30, .45, -.33, -.28, TOP + .002, 8)
    return bowl


def rack():
    """Chisels in a rail on the wall, turned legs on a shelf."""
    box((1.5, .05, .06), (-.25, BACK - .03, 1.62), wood('honey'), bevel=.005, grain_axis=0)
    for k in range(11):
        place(chisel(.010 + .002 * (k % 5), .13), (-.88 + .125 * k, BACK - .065, 1.74), (180, 0, 0))
    box((1.6, .20, .03), (-.25, BACK - .10, 2.05), wood('honey'), bevel=.005, grain_axis=0)
    for k in range(9):
        turned_leg(.34 + .03 * (k % 3), .030, wood(('walnut', 'beech', 'mahogany')[k % 3]), ('tall', 'short', 'dining')[k % 3], (-.92 + .165 * k, BACK - .10, 2.066))


def drying_boards():
    """A stack with sticks between its layers, and boards that lean on the wall."""
    rng = random.Random(4)
    for layer in range(7):
        z = .10 + .078 * layer
        for k in range(3):
            box((1.75 + rng.uniform(-.06, .06), .185, .045), (2.15 + rng.uniform(-.03, .03), .62 + .205 * k, z), wood('walnut'), (0, 0, rng.uniform(-.6, .6)), .003, grain_axis=0)
        for x in (1.50, 2.15, 2.80):
            box((.030, .62, .030), (x, .825, z + .0385), wood('beech'), bevel=.002, grain_axis=1)
    for x in (1.5, 2.8):
        box((.09, .66, .07), (x, .825, .036), wood('honey'), bevel=.003, grain_axis=1)
    for k, (kind, wide, long) in enumerate((('walnut', .20, 2.3), ('beech', .16, 2.1), ('walnut', .24, 2.4), ('mahogany', .18, 2.2), ('walnut', .15, 1.95))):
        lean = 7 + rng.uniform(-1, 2)
        reach = math.sin(math.radians(lean)) * long
        box((wide, .034, long), (1.22 + .26 * k, BACK - .03 - reach / 2, long / 2 * math.cos(math.radians(lean)) + .004), wood(kind), (-lean, 0, 0), .003, grain_axis=2)


def build(options):
    build_shell(wall='#cdb998', floor='limestone', window='mashrabiya', drapes='', sun_azimuth=34, sun_elevation=19)
    bench()
    root = on_the_bench()
    rack()
    drying_boards()
    shavings(34, -1.2, .9, -.75, .45, .002, 11)
    look(*CAMERAS[options['camera']])
    return root
