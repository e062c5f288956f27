/** The few texts of the page itself; those of its dialogs load with them. */
export const careLabels = {
  edit: 'Bearbeiten',
  propose: 'Änderung vorschlagen',
  history: 'Verlauf',
  claimHere: 'Hier beanspruchen',
  claimPending: 'Dein Anspruch liegt bei der Moderation.',
  myClaim: 'Mein Anspruch',
  claimedByYou: 'Deine Band',
  claimed: 'Von der Band übernommen',
  claimEnd: 'Übernahme beenden',
  giveBack: 'Band zurückgeben',
} as const
