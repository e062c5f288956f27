/** Light of one evening: sky or backdrop, its glow, and the colour of the beams. */
export interface Palette {
  readonly night: string
  readonly deep: string
  readonly mid: string
  readonly hot: string
  readonly beam: string
}

export const EMBER: Palette = {
  night: '#0b0403',
  deep: '#3d0b06',
  mid: '#a82a0a',
  hot: '#ffb24a',
  beam: '#ffd9a0',
}
export const FROST: Palette = {
  night: '#03060b',
  deep: '#08203a',
  mid: '#1f5f8f',
  hot: '#b9e8ff',
  beam: '#d8f3ff',
}
export const TOXIC: Palette = {
  night: '#040803',
  deep: '#10300f',
  mid: '#3f8a2a',
  hot: '#d4ff8a',
  beam: '#ecffc4',
}
export const VIOLET: Palette = {
  night: '#07040c',
  deep: '#2a0d47',
  mid: '#7b2aa8',
  hot: '#ff9ae0',
  beam: '#f5d0ff',
}
export const BLOOD: Palette = {
  night: '#080203',
  deep: '#3a0409',
  mid: '#9c0f18',
  hot: '#ff6a5a',
  beam: '#ffc0b0',
}
export const BONE: Palette = {
  night: '#090807',
  deep: '#26221e',
  mid: '#6f675c',
  hot: '#f7eedd',
  beam: '#fffaf0',
}
