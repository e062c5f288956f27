/** Whoever holds this may change the picture of the member; gone when nobody does. */
export interface AvatarTurnItem {
  readonly PK: string
  readonly SK: 'AVATAR_TURN'
  readonly entity: 'AvatarTurn'
  readonly holder: string
  /** Milliseconds; from then on the holder counts as dead. */
  readonly takenUntil: number
  readonly expiresAt: number
}

export const turnKey = (memberId: string): Pick<AvatarTurnItem, 'PK' | 'SK'> => ({
  PK: `MEMBER#${memberId}`,
  SK: 'AVATAR_TURN',
})
