import type { View } from '@/components/home/tour/panoramaView';

const VERTEX = `attribute vec2 at; varying vec2 p; void main() { p = at; gl_Position = vec4(at, 0.0, 1.0); }`;

/** Fragment shader: maps each pixel to a direction from the centre of the sphere, and that to the picture. */
const FRAGMENT = `precision highp float;
varying vec2 p; uniform sampler2D picture; uniform float aspect, yaw, pitch, reach;
const float PI = 3.141592653589793;
void main() {
  vec3 d = normalize(vec3(p.x * aspect * reach, p.y * reach, 1.0));
  float up = d.y * cos(pitch) + d.z * sin(pitch);
  float ahead = d.z * cos(pitch) - d.y * sin(pitch);
  gl_FragColor = texture2D(picture, vec2(fract((atan(d.x, ahead) + yaw) / (2.0 * PI) + 0.5), 0.5 - asin(up) / PI));
}`;

function toProgram(gl: WebGLRenderingContext): WebGLProgram {
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, VERTEX],
    [gl.FRAGMENT_SHADER, FRAGMENT],
  ] as const) {
    const shader = gl.createShader(type);
    if (!shader) continue;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  // biome-ignore lint/correctness/useHookAtTopLevel: a method of WebGL, not a hook
  gl.useProgram(program);
  return program;
}

/** Draws a view; `dispose` releases the WebGL context. */
export type Panorama = { draw: (view: View) => void; dispose: () => void };

/**
 * Renders a view of a panorama with WebGL. The available viewers include their own controls, style sheets and texts or
 * a whole 3D library, none of which is needed.
 *
 * @param picture equirectangular, with sides that are powers of two, as WebGL requires for repeating textures
 * @returns null where WebGL is not available
 */
export function createPanorama(canvas: HTMLCanvasElement, picture: TexImageSource): Panorama | null {
  const gl = canvas.getContext('webgl', { antialias: false });
  if (!gl) return null;
  const program = toProgram(gl);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) return null;
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW);
  const at = gl.getAttribLocation(program, 'at');
  gl.enableVertexAttribArray(at);
  gl.vertexAttribPointer(at, 2, gl.FLOAT, false, 0, 0);
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGB, gl.RGB, gl.UNSIGNED_BYTE, picture);
  const set = (name: string, value: number): void => gl.uniform1f(gl.getUniformLocation(program, name), value);

  return {
    draw({ yaw, pitch, fov }) {
      gl.viewport(0, 0, canvas.width, canvas.height);
      set('aspect', canvas.width / canvas.height);
      set('yaw', yaw);
      set('pitch', pitch);
      set('reach', Math.tan(fov / 2));
      gl.drawArrays(gl.TRIANGLES, 0, 3);
    },
    dispose() {
      gl.getExtension('WEBGL_lose_context')?.loseContext();
    },
  };
}
