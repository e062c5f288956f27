export interface NewScreen {
  /** In kebab case: the feature, its component and its page. */
  readonly name: string
  readonly path: `/${string}`
  /** The German heading and browser title. */
  readonly title: string
  /** The contract whose answer the screen shows, and its file of `shared/api`. */
  readonly query?: { readonly id: string; readonly slice: string } | undefined
  /** Guests may see it. */
  readonly isPublic: boolean
}
