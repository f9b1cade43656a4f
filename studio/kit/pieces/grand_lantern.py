"""Grand hanging lantern: a six-sided brass frame with pierced leaves, an onion dome, six lights in blown glass below."""
import math
from shapely.geometry import Polygon
from ..joinery import circle, duplicate, fret, group, lathe, pierced, place, spline, star_fret, tube
from ..materials import brass, emitter, lit_glass
from ..studio import point_light

DIMENSIONS_CM = {'width': 52, 'depth': 52, 'height': 92}  # without the chain
OPTIONS = {'light': '20', 'metal': 'antique'}
VIEW = {'azimuth': -10, 'elevation': 3, 'stage': 'wall', 'key': .12, 'fill': 1.0}
RENDER = {'clamp': 8}
LOW, HIGH, Z0, Z1, CUP = .150, .182, .245, .600, .212  # apothems of the body and its heights; radius on which the lights hang


def tapered_leaf(metal, bright):
    """One pierced side of the body, wider at the top, in a raised rim."""
    t = math.tan(math.pi / 6)
    side = Polygon([(-LOW * t, 0), (LOW * t, 0), (HIGH * t, Z1 - Z0), (-HIGH * t, Z1 - Z0)])
    leaf = side.buffer(-.007, join_style=2)
    return group([star_fret(leaf, .0575, .0020, metal, strap=.0075, border=.009, bevel=.0005),
                  place(fret(leaf.difference(leaf.buffer(-.006, join_style=2)), .005, bright, .0015), (0, 0, .0015))])


def body(metal, bright):
    parts, lean = [], math.degrees(math.atan2(HIGH - LOW, Z1 - Z0))
    for k in range(6):
        a = 60 * k
        turned = place(tapered_leaf(metal, bright), (0, -LOW, Z0), (90 + lean, 0, 0))
        parts.append(place(group([turned]), (0, 0, 0), (0, 0, a)))
        c, s = (f(math.radians(a - 60)) / math.cos(math.pi / 6) for f in (math.cos, math.sin))
        parts.append(tube([(LOW * c, LOW * s, Z0 - .004), (HIGH * c, HIGH * s, Z1 + .004)], .0055, bright))
        parts += [lathe([(.0001, -.016), (.005, -.010), (.010, -.002), (.010, .004), (.004, .011), (.0001, .020)], bright, 20, (r * c, r * s, z)) for r, z in ((LOW, Z0), (HIGH, Z1))]
    hexagon = lambda r, z: [(r / math.cos(math.pi / 6) * math.cos(math.pi / 3 * k), r / math.cos(math.pi / 6) * math.sin(math.pi / 3 * k), z) for k in range(6)]
    return parts + [tube(hexagon(r, z), .0050, bright, True) for r, z in ((LOW, Z0), (HIGH, Z1))]


def dome(metal, bright):
    def onion(v):
        return .150 * (1 - v) ** .62 * (1 + .46 * math.sin(math.pi * min(1, v * 1.25)) ** 1.4) + .020, Z1 + .030 + .205 * v
    parts = [pierced(onion, 20, [.02, .16, .30, .44, .58, .72, .86], metal, star=.40, hole=.12)]
    r, z = onion(.86)
    eave = [(HIGH - .010, Z1 + .002), (HIGH + .010, Z1 + .006), (HIGH + .006, Z1 + .013), (HIGH - .014, Z1 + .020), (onion(.02)[0] + .004, Z1 + .030), (onion(.02)[0] - .003, Z1 + .036)]
    parts.append(lathe(eave, bright, 72, caps=False))
    parts.append(lathe([(r, z - .002), (r * .80, z + .016), (.034, z + .030), (.022, z + .042), (.030, z + .054), (.026, z + .066), (.013, z + .074), (.020, z + .086), (.016, z + .096), (.006, z + .106), (.0001, z + .112)], bright, 48))
    return parts, z + .112


def bowl(metal, bright):
    """Pierced basin under the body and its finial; the whole stands on z = 0."""
    def basin(v):
        return .030 + .128 * math.sin(math.pi / 2 * v) ** .75, .105 + .130 * v ** 1.5
    parts = [pierced(basin, 20, [.10, .28, .46, .64, .82, 1.0], metal, star=.40, hole=.12)]
    r, z = basin(.10)
    parts.append(lathe([(.0001, 0), (.006, .010), (.012, .026), (.007, .036), (.012, .044), (.024, .058), (.020, .074), (.012, .082), (.022, .090), (r * .9, z - .006), (r + .002, z)], bright, 48, caps=False))
    parts.append(tube(circle(basin(1.0)[0] + .002, 72, (0, 0, .236)), .0055, bright, True))
    return parts


def arm_and_light(bright, light):
    """Bracket towards +x with a blown cup of clear glass and its lit bulb."""
    top = .262
    parts = [tube(spline([(.150, 0, .240), (.178, 0, .282), (CUP, 0, .292), (CUP, 0, top)], 8), .0042, bright),
             lathe([(.0001, .016), (.012, .012), (.034, .006), (.036, 0), (.033, -.004), (.0001, -.002)], bright, 40, (CUP, 0, top - .006)),
             lathe([(.033, 0), (.038, -.010), (.046, -.034), (.050, -.062), (.046, -.088), (.030, -.108), (.012, -.117), (.0001, -.119)], lit_glass('#ffdfb0', .22), 48, (CUP, 0, top - .008), caps=False, angle=70),
             lathe([(.0001, -.128), (.005, -.122), (.007, -.116), (.0001, -.112)], bright, 20, (CUP, 0, top - .008))]
    bulb = lathe([(1e-5, -.030), (.008, -.026), (.0115, -.012), (.009, .004), (.006, .014), (1e-5, .015)], emitter('#ffc27a', 14.0), 24, (CUP, 0, top - .040))
    bulb.visible_shadow = bulb.visible_diffuse = False
    return group(parts + [bulb, point_light((CUP, 0, top - .046), light, .02)])


def build(options):
    metal, bright, light = brass(options['metal']), brass('polished'), float(options['light'])
    upper, top = dome(metal, bright)
    parts = body(metal, bright) + upper + bowl(metal, bright)
    parts += [place(arm_and_light(bright, light / 60), (0, 0, 0), (0, 0, 60 * k + 30)) for k in range(6)]
    link = tube([(.0085 * math.cos(math.tau * i / 24), 0, .019 * math.sin(math.tau * i / 24)) for i in range(24)], .0026, bright, True)
    for i in range(30):
        ring = link if i == 0 else duplicate(link)
        parts.append(place(ring, (0, 0, top + .012 + i * .030), (0, 0, i % 2 * 90)))
        ring['ignore_framing'] = True
    parts.append(point_light((0, 0, .40), light, .0020))
    return place(group(parts, 'grand_lantern'), (0, -.46, 0), (0, 0, 15))
