export const concertContributor: string
export const concertGuru: string
export const concertScout: string
export const firstConcertSubmit: string
export const firstRoar: string
export const root: string
export const sm: string
