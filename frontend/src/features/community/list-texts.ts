/** Of the lists of posts on a profile, which the first visit of the feed does not need. */
export const messages = {
  written: {
    title: 'Beiträge',
    empty: 'Noch kein Ton. Vielleicht stimmt hier noch jemand die Gitarre.',
    ownEmpty: 'Noch kein Ton von dir. Die Bühne ist frei.',
    end: 'Das war alles, bis zum ersten Akkord.',
  },
  liked: {
    title: 'Horns',
    empty: 'Noch keine Horns gegeben',
    emptyText: 'Was dir gefällt, sammelt sich hier. Die Liste siehst nur du.',
    end: 'Mehr Horns hast du nicht gegeben.',
  },
  bookmarks: {
    title: 'Gemerkt',
    empty: 'Noch nichts gemerkt',
    emptyText: 'Im Menü jedes Beitrags steht „Merken“. Davon erfährt niemand.',
    end: 'Mehr hast du dir nicht gemerkt.',
  },
} as const
