/** One help text. The only source of the AI help: what no topic says, it does not know. */
export interface HelpTopic {
  readonly id: string
  readonly title: string
  /** How a member would ask for it; offered as a suggestion. */
  readonly question: string
  readonly link: { readonly path: string; readonly label: string }
  readonly text: string
  /** Other words for what the text is about, separated by spaces; they help to find the topic. */
  readonly words: string
  /** Ids of topics whose questions are suggested after this one. */
  readonly related: readonly string[]
}
