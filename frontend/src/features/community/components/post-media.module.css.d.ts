export const audioPlayer: string
export const audioPosition: string
export const audioTime: string
export const audioToggle: string
export const brokenMedia: string
export const frame: string
export const late: string
export const zoomable: string
