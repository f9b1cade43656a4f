"""Writes a USDZ file: a zip without compression in which every file starts at a multiple of 64 bytes."""
import struct
import zlib


def number(value, digits=4):
    text = f'{value:.{digits}f}'.rstrip('0').rstrip('.')
    return '0' if text == '-0' else text


def tuples(rows, digits):
    return ','.join('(' + ','.join(number(v, digits) for v in row) + ')' for row in rows.tolist())


def mesh(part, index):
    faces = part['faces']
    uv = f"texCoord2f[] primvars:st=[{tuples(part['uv'], 3)}](interpolation=\"vertex\")" if part['jpeg'] else ''
    low, high = part['position'].min(0), part['position'].max(0)
    return f'''def Mesh "part{index}"(prepend apiSchemas=["MaterialBindingAPI"]){{
uniform bool doubleSided=1
uniform token subdivisionScheme="none"
float3[] extent=[({','.join(map(number, low))}),({','.join(map(number, high))})]
int[] faceVertexCounts=[{','.join(['3'] * len(faces))}]
int[] faceVertexIndices=[{','.join(map(str, faces.ravel().tolist()))}]
point3f[] points=[{tuples(part['position'], 4)}]
normal3f[] normals=[{tuples(part['normal'], 2)}](interpolation="vertex")
{uv}
rel material:binding=</Piece/Materials/look{index}>
}}'''


def look(part, index):
    colour = f"color3f inputs:diffuseColor=({','.join(map(number, part['colour']))})"
    texture = ''
    if part['jpeg']:
        colour = f'color3f inputs:diffuseColor.connect=</Piece/Materials/look{index}/picture.outputs:rgb>'
        texture = f'''
def Shader "uv"{{uniform token info:id="UsdPrimvarReader_float2"
token inputs:varname="st"
float2 outputs:result}}
def Shader "picture"{{uniform token info:id="UsdUVTexture"
asset inputs:file=@textures/{index}.jpg@
float2 inputs:st.connect=</Piece/Materials/look{index}/uv.outputs:result>
token inputs:wrapS="repeat"
token inputs:wrapT="repeat"
float3 outputs:rgb}}'''
    return f'''def Material "look{index}"{{token outputs:surface.connect=</Piece/Materials/look{index}/surface.outputs:surface>
def Shader "surface"{{uniform token info:id="UsdPreviewSurface"
{colour}
float inputs:metallic={number(part['metallic'])}
float inputs:roughness={number(part['roughness'])}
float inputs:opacity={number(part['alpha'])}
token outputs:surface}}{texture}
}}'''


def scene(parts):
    meshes = '\n'.join(mesh(part, i) for i, part in enumerate(parts))
    looks = '\n'.join(look(part, i) for i, part in enumerate(parts))
    return f'''#usda 1.0
(defaultPrim="Piece"
metersPerUnit=1
upAxis="Y")
def Xform "Piece"{{
{meshes}
def Scope "Materials"{{
{looks}
}}
}}
'''.encode()


def write_usdz(path, parts):
    files = [('model.usda', scene(parts))] + [(f'textures/{i}.jpg', part['jpeg']) for i, part in enumerate(parts) if part['jpeg']]
    body, directory = b'', b''
    for name, data in files:
        name, check, at = name.encode(), zlib.crc32(data), len(body)
        # An extra field fills up to the next multiple of 64; a field needs at least its four bytes of header.
        padding = -(at + 30 + len(name) + 4) % 64
        extra = struct.pack('<HH', 0x1986, padding) + b'\0' * padding
        # Version 2.0, no flags, stored, 1 January 1980.
        common = struct.pack('<HHHHHIII', 20, 0, 0, 0, 33, check, len(data), len(data))
        body += b'PK\3\4' + common + struct.pack('<HH', len(name), len(extra)) + name + extra + data
        directory += b'PK\1\2' + struct.pack('<H', 20) + common + struct.pack('<HHHHHII', len(name), 0, 0, 0, 0, 0, at) + name
    end = b'PK\5\6' + struct.pack('<HHHHIIH', 0, 0, len(files), len(files), len(directory), len(body), 0)
    with open(path, 'wb') as file:
        file.write(body + directory + end)
