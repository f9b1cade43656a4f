"""Writes a binary glTF 2.0 file: one mesh, one primitive for each material, textures inside."""
import json
import struct
import numpy as np

FLOAT, SHORT, INT = 5126, 5123, 5125
ARRAY, ELEMENTS = 34962, 34963
REPEAT, LINEAR, MIPMAPS = 10497, 9729, 9987


class Buffer:
    """Bytes of a file with the views and accessors that describe them; every view starts at four bytes."""

    def __init__(self):
        self.data, self.views, self.accessors = b'', [], []

    def view(self, data, target=None):
        self.data += b'\0' * (-len(self.data) % 4)
        self.views.append({'buffer': 0, 'byteOffset': len(self.data), 'byteLength': len(data), **({'target': target} if target else {})})
        self.data += data
        return len(self.views) - 1

    def accessor(self, values, kind, component, target, limits=False):
        self.accessors.append({'bufferView': self.view(values.tobytes(), target), 'componentType': component, 'count': len(values), 'type': kind,
                               **({'min': values.min(0).tolist(), 'max': values.max(0).tolist()} if limits else {})})
        return len(self.accessors) - 1


def material(part, texture):
    look = {'baseColorFactor': [*map(float, part['colour']), part['alpha']], 'metallicFactor': part['metallic'], 'roughnessFactor': part['roughness']}
    if texture is not None:
        look['baseColorTexture'] = {'index': texture}
    return {'name': part['name'], 'pbrMetallicRoughness': look, 'doubleSided': True, **({'alphaMode': 'BLEND'} if part['alpha'] < 1 else {})}


def write_glb(path, parts):
    buffer, primitives, materials, images = Buffer(), [], [], []
    for part in parts:
        texture = None
        if part['jpeg']:
            texture = len(images)
            images.append({'bufferView': buffer.view(part['jpeg']), 'mimeType': 'image/jpeg'})
        short = len(part['position']) < 65536
        attributes = {'POSITION': buffer.accessor(part['position'].astype('<f4'), 'VEC3', FLOAT, ARRAY, True),
                      'NORMAL': buffer.accessor(part['normal'].astype('<f4'), 'VEC3', FLOAT, ARRAY)}
        if texture is not None:
            attributes['TEXCOORD_0'] = buffer.accessor(part['uv'].astype('<f4'), 'VEC2', FLOAT, ARRAY)
        faces = part['faces'].ravel().astype('<u2' if short else '<u4')
        primitives.append({'attributes': attributes, 'indices': buffer.accessor(faces, 'SCALAR', SHORT if short else INT, ELEMENTS), 'material': len(materials)})
        materials.append(material(part, texture))
    document = {'asset': {'version': '2.0', 'generator': 'Fustat studio'}, 'scene': 0, 'scenes': [{'nodes': [0]}], 'nodes': [{'mesh': 0}],
                'meshes': [{'primitives': primitives}], 'materials': materials, 'accessors': buffer.accessors,
                'bufferViews': buffer.views, 'buffers': [{'byteLength': len(buffer.data)}]}
    if images:
        document.update(images=images, samplers=[{'magFilter': LINEAR, 'minFilter': MIPMAPS, 'wrapS': REPEAT, 'wrapT': REPEAT}],
                        textures=[{'sampler': 0, 'source': i} for i in range(len(images))])
    text = json.dumps(document, separators=(',', ':')).encode()
    text += b' ' * (-len(text) % 4)
    data = buffer.data + b'\0' * (-len(buffer.data) % 4)
    with open(path, 'wb') as file:
        file.write(struct.pack('<III', 0x46546C67, 2, 28 + len(text) + len(data)))
        file.write(struct.pack('<II', len(text), 0x4E4F534A) + text)
        file.write(struct.pack('<II', len(data), 0x004E4942) + data)
