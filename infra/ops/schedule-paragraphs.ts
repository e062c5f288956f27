const PARAGRAPHS: Readonly<Record<string, string>> = {
  'end-stories': 'stories-do-not-end',
  'build-suggestion-pool': 'suggestions-grow-old',
}

/** The heading in the runbook that an alarm of this schedule names; the others belong to the news. */
export const scheduleParagraph = (name: string): string =>
  PARAGRAPHS[name] ?? 'the-news-pipeline-has-stopped'
