import { Audit, Gatherer, type Config } from 'lighthouse'

const AUDIT = 'content-on-screen'

/** Counts the visible elements of a selector when the page is at rest. Lighthouse's types only know its own artifacts. */
class ContentGatherer extends Gatherer {
  override meta = { supportedModes: ['navigation' as const] }
  readonly #selector: string

  constructor(selector: string) {
    super()
    this.#selector = selector
  }

  override getArtifact({ driver }: Parameters<Gatherer['getArtifact']>[0]) {
    return driver.executionContext.evaluate(
      (selector: string) =>
        [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility())
          .length,
      { args: [this.#selector] },
    ) as Promise<never>
  }
}

class ContentAudit extends Audit {
  static override get meta() {
    return {
      id: AUDIT,
      title: 'Content is on the screen',
      failureTitle: 'Content is missing',
      description: 'The page shows its content and not its splash.',
      scoreDisplayMode: 'numeric' as const,
      requiredArtifacts: ['Content' as never],
    }
  }

  static override audit(artifacts: object) {
    const { Content: count } = artifacts as { Content: number }
    return { score: count > 0 ? 1 : 0, numericValue: count, numericUnit: 'element' as const }
  }
}

/** Lighthouse's own configuration, which also counts the elements of a selector. */
export const configFor = (selector: string): Config => ({
  extends: 'lighthouse:default',
  artifacts: [{ id: 'Content', gatherer: { instance: new ContentGatherer(selector) } }],
  audits: [{ implementation: ContentAudit }],
  settings: { onlyAudits: [AUDIT] },
})

/** How many elements of the selector were visible. */
export const countedContent = (
  audits: Readonly<Record<string, { numericValue?: number }>>,
): number => audits[AUDIT]?.numericValue ?? 0
