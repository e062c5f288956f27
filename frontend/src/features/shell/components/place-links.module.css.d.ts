export const column: string
export const link: string
export const more: string
export const popover: string
export const row: string
export const wrapped: string
