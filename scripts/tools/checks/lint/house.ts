/** What a rule needs of the linter: a node that matches a selector is reported with the rule's message. */
interface Context {
  readonly report: (found: { readonly node: unknown; readonly message: string }) => void
}

const refuse = (message: string, ...selectors: readonly string[]) => ({
  create: ({ report }: Context) =>
    Object.fromEntries(
      selectors.map((selector) => [selector, (node: unknown) => report({ node, message })]),
    ),
})

const ON_DEMAND =
  'Code that is loaded on demand goes through lazyPart or loadChunk, which survive a lost connection.'

const plugin = {
  meta: { name: 'house' },
  rules: {
    'named-exports': refuse('Named exports only.', 'ExportDefaultDeclaration'),
    'environment-in-one-file': refuse(
      'The environment is read in the env.ts of each side only.',
      "MemberExpression[object.name='process'][property.name='env']",
    ),
    // docs/decisions/0020-parts-survive-a-lost-connection.md
    'loaded-on-demand': refuse(
      ON_DEMAND,
      'ImportExpression:not(CallExpression[callee.name=/^(loadChunk|lazyPart|screen)$/] ImportExpression)',
      "ImportDeclaration[source.value='react'] > ImportSpecifier[imported.name='lazy']",
      'MemberExpression[object.name=/^react$/i][property.name="lazy"]',
    ),
    'enter-in-one-place': refuse(
      'Enter may end a word of an input method: isEnter of platform/enter-key.ts knows.',
      "BinaryExpression[operator=/^[!=]==$/][right.value='Enter']",
    ),
    // docs/decisions/0019-the-gate-has-one-right-answer.md
    'no-clock-in-tests': refuse(
      'A test of the gate has one right answer on every machine: virtual time, no sleep, no measured time, seeds.',
      "ImportDeclaration[source.value='node:timers/promises'] > ImportSpecifier[imported.name='setTimeout']",
      "NewExpression[callee.name='Promise'] CallExpression[callee.name='setTimeout']",
      "MemberExpression[object.name='performance'][property.name='now']",
      "MemberExpression[object.name='process'][property.name='cpuUsage']",
      "CallExpression[callee.object.name='Math'][callee.property.name='random']",
      // Their limit is a second when nothing else is said.
      "CallExpression[callee.object.name='vi'][callee.property.name=/^wait(For|Until)$/][arguments.length=1]",
      "CallExpression[callee.name='waitFor'][arguments.length=1]",
      'MemberExpression[property.name=/^find(All)?By[A-Z]/]',
    ),
    'no-few-digits-absent': refuse(
      'Ids, tokens and times have a few digits in a row by chance: name more of what must be absent.',
      "CallExpression[callee.property.name='toContain'][callee.object.property.name='not'] > Literal[raw=/^.[0-9]{1,6}.$/]",
    ),
    'no-short-waits-in-journeys': refuse(
      'Only the limit of playwright.config.ts, which proves nothing on a slow machine; a loop of toPass may try again soon.',
      "Property[key.name='timeout']:not(CallExpression[callee.property.name='toPass'] Property)",
      "CallExpression[callee.property.name='toPass'][arguments.length=1]",
    ),
    // docs/decisions/0007-init-budget-at-reference-speed.md
    'intl-at-first-use': refuse(
      'Made at first use: the data of Intl costs a cold start some milliseconds.',
      ':matches(Program, ExportNamedDeclaration) > VariableDeclaration > VariableDeclarator > NewExpression[callee.object.name="Intl"]',
    ),
  },
}

// The linter takes a plugin from the default export.
// oxlint-disable-next-line house/named-exports
export default plugin
