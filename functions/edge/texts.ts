export const UNKNOWN_ADDRESS = 'Diese Adresse gibt es hier nicht.'
