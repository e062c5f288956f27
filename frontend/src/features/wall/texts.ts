export const messages = {
  title: 'Wall of Horns',
  previous: 'Zurückblättern',
  next: 'Weiterblättern',
  empty: 'Gerade ist die Wand leer. Die Nächsten stimmen noch.',
  failed: 'Die Wand klemmt gerade. Sie versucht es gleich nochmal.',
  quiet: 'Neu hier. Stimmt noch.',
  self: 'Das bist du',
  moreRoles: (count: number) => `+${count}`,
} as const
