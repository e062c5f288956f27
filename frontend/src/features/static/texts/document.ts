/** A paragraph, a list, the lines of an address, or a link to another page. */
export type Block =
  | string
  | { readonly list: readonly string[] }
  | { readonly lines: readonly string[] }
  | { readonly to: string; readonly label: string }

export interface Section {
  readonly id: string
  readonly title: string
  readonly blocks: readonly Block[]
}

export interface LegalText {
  readonly title: string
  readonly asOf: string
  readonly intro: string
  readonly sections: readonly Section[]
}
