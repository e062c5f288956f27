import robotsParser from 'robots-parser'
import { BOT } from '../guarded-http/guarded-fetch.ts'
import { FeedProblem } from '../feed-problem.ts'
import { shortenPattern } from './path-pattern.ts'

const LINE = /^[ \t]*(user-agent|allow|disallow)[ \t]*:[ \t]*([^\r\n#]*)/gim

/** About 30 ms. Real files need below a million. */
const MAX_STEPS = 5_000_000
const STEPS_PER_RULE = 300
const STEPS_PER_GROUP = 1000
const STEPS_PER_CHARACTER = 20

/** The parser compares each character of a pattern with stars with the whole path. */
const stepsOf = (pattern: string, path: string): number => {
  const perCharacter = pattern.includes('*') ? path.length : 1
  return STEPS_PER_RULE + pattern.length * Math.max(STEPS_PER_CHARACTER, perCharacter)
}

/** Our groups alone: the parser stores each rule for each agent of its group, which multiplies hostile files. */
class ShortenedRobots {
  private readonly lines: string[] = []
  private agents = new Set<string>()
  private isAfterRule = true
  private steps = 0
  private readonly path: string

  constructor(path: string) {
    this.path = path
  }

  addAgent(name: string): void {
    if (this.isAfterRule) this.agents = new Set()
    this.isAfterRule = false
    const [agent = ''] = name.trim().toLowerCase().split('/')
    if (agent === '*' || agent === BOT.toLowerCase()) this.agents.add(agent)
  }

  /** @throws FeedProblem rules_unreadable when comparing all rules would take too long */
  addRule(verb: string, value: string): void {
    if (this.agents.size === 0) {
      this.isAfterRule = true
      return
    }
    if (!this.isAfterRule) this.beginGroup()
    const pattern = shortenPattern(value.trim(), this.path) ?? ''
    this.count(this.agents.size * stepsOf(pattern, this.path))
    this.lines.push(`${verb}: ${pattern}`)
  }

  text(): string {
    return this.lines.join('\n')
  }

  private beginGroup(): void {
    this.isAfterRule = true
    this.count(STEPS_PER_GROUP)
    for (const agent of this.agents) this.lines.push(`User-agent: ${agent}`)
  }

  private count(steps: number): void {
    this.steps += steps
    if (this.steps > MAX_STEPS) throw new FeedProblem('rules_unreadable')
  }
}

const shortened = (text: string, path: string): string => {
  const robots = new ShortenedRobots(path)
  for (const [, field = '', value = ''] of text.matchAll(LINE))
    if (field.toLowerCase() === 'user-agent') robots.addAgent(value)
    else robots.addRule(field, value)
  return robots.text()
}

/**
 * Whether robots.txt forbids our bot to read a feed.
 * @throws FeedProblem rules_unreadable for a file whose evaluation would take too long
 */
export const isForbiddenBy = (text: string, feed: URL): boolean => {
  const rules = shortened(text, `${feed.pathname}${feed.search}`)
  return robotsParser(new URL('/robots.txt', feed).href, rules).isAllowed(feed.href, BOT) === false
}
