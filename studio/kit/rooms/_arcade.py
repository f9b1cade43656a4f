"""Second shell: a terrace under beams that opens through three keel arches, to a courtyard or to the sea."""
from shapely.affinity import translate
from shapely.geometry import box as rectangle
from shapely.ops import unary_union
from ..joinery import arch_outline, box, finish, fret, lathe, lattice, mesh_of, place, star_fret, upright
from ..materials import new_material, plain, plaster, srgb, wood
from ..studio import area_light, world
from ._shell import sunlight, tiled_floor

ARCADE, HEIGHT = 1.75, 3.15
ARCHES = (-2.05, .10, 2.25)  # their middles along x
SPAN, RISE = 1.78, 2.66


def terrace(wall, floor, woodwork):
    masonry, w = plaster(wall), wood(woodwork)
    openings = unary_union([translate(arch_outline(SPAN, RISE, RISE - .95), x, 0) for x in ARCHES])
    upright(fret(rectangle(-4.4, 0, 4.6, HEIGHT).difference(openings), .34, masonry, .014), (0, ARCADE, 0))
    box((10, 8, .1), (.1, -2.1, -.05), tiled_floor(floor), bevel=0)
    box((10, 7.4, .1), (.1, -1.8, HEIGHT + .05), plain('#d9c8aa'), bevel=0)
    for k in range(8):
        box((9.4, .11, .14), (.1, ARCADE - .55 - k * .66, HEIGHT - .07), w, bevel=.008, grain_axis=0)
    for x in (-4.4, 4.6):
        box((.2, 8, HEIGHT), (x, -2.1, HEIGHT / 2), masonry, bevel=0)
    box((10, .1, HEIGHT), (.1, -6.0, HEIGHT / 2), plain('#cdb694'), bevel=0)


def daylight(azimuth=-48, elevation=31, strength=9.0):
    """Late sun from beyond the arches, a bright sky, a fill under the beams."""
    sunlight(strength, (1, .80, .58), elevation, azimuth)
    area_light((.1, -4.6, 2.4), (.1, 1, .8), 4.0, 45, (1, .90, .78), 2.0).visible_glossy = False
    world((.74, .84, 1), .70)


def courtyard(wall):
    """Paved court with an octagonal basin; beyond it a wall with a door and a mashrabiya."""
    masonry, w = plaster(wall), wood('walnut')
    box((18, 9, .1), (.1, 6.2, -.06), tiled_floor('limestone'), bevel=0)
    door = translate(arch_outline(1.05, 2.2, 1.6), .10, 0)
    upright(fret(rectangle(-8, 0, 8, 3.3).difference(door), .3, masonry, .012), (0, 8.6, 0))
    upright(star_fret(door, .35, .06, w, strap=.05, border=.08), (0, 8.62, 0))
    box((1.0, .02, 2.1), (.10, 8.70, 1.0), wood('ebony'), bevel=0)
    for x in (-2.3, 2.5):
        for s in (-1, 1):
            box((.07, .40, 1.5), (x + s * .62, 8.28, 1.75), w, bevel=.006, grain_axis=2)
        for z in (1.02, 2.48):
            box((1.38, .46, .08), (x, 8.26, z), w, bevel=.008, grain_axis=0)
        place(lattice(1.17, 1.38, .085, w), (x - .585, 8.10, 1.06))
        box((1.2, .02, 1.4), (x, 8.42, 1.75), wood('ebony'), bevel=0)
    stone = plaster('#cdbb9c')
    lathe([(.0001, .10), (.62, .10), (.66, .36), (.70, .42), (.86, .42), (.90, .38), (.88, .04), (.95, 0)], stone, 8, (.10, 4.6, 0), angle=20)
    lathe([(.0001, .33), (.70, .33)], plain('#3f5f60', .05, .6), 8, (.10, 4.6, 0))


def seaside():
    """A strip of sand, the sea to the horizon, haze above it."""
    box((60, 5.5, .1), (0, 4.8, -.30), plain('#c9b48c', .95), bevel=0)
    material, n, put, *_ = new_material('sea')
    p = n.position()
    waves = n.noise(p, (1.2, 5, 1), 5, .6)
    put(Base_Color=n.mix(n.fit(n.add('SeparateXYZ', {0: p}).outputs[1], -25, -10, 1, 0), srgb('#1f5f78'), srgb('#4f9aa0')), Roughness=.12, Specular=.5, Normal=n.bump(waves, .5, .06))
    box((160, 70, .1), (0, 42.4, -.36), material, bevel=0)
    sky, n, _, _, output = new_material('sky')
    height = n.add('SeparateXYZ', {0: n.position()}).outputs[2]
    glow = n.add('Emission', {0: n.ramp(n.fit(height, -1, 30, 0, 1), [(0, srgb('#e9d6bd')), (.18, srgb('#cfd6d6')), (1, srgb('#7fa6c4'))]), 1: .95})
    n.put(output.inputs[0], glow.outputs[0])
    card = finish(mesh_of([(-120, 76, -2), (120, 76, -2), (120, 76, 60), (-120, 76, 60)], [(0, 1, 2, 3)]), sky)
    card.visible_diffuse = card.visible_shadow = False
