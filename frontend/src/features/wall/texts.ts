export const messages = {
  title: 'Wall of Horns',
  previous: 'Zurückblättern',
  next: 'Weiterblättern',
  empty: 'Gerade ist die Wand leer. Die Nächsten stimmen noch ihre Gitarren.',
  failed: 'Die Wand klemmt gerade. Sie versucht es gleich nochmal.',
  quiet: 'Ist neu hier und stimmt noch die Gitarre.',
  self: 'Das bist du',
  moreRoles: (count: number) => `+${count}`,
} as const
