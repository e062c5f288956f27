const TEST = '\\.test\\.tsx?$'
const HARNESS = '^functions/testing/'
const SPA_HARNESS = '^frontend/src/testing/'

/** docs/architecture.md#import-rules says the same in words. */
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

module.exports = {
  forbidden: [
    rule('no-circle', 'Two files that need each other are one file.', {}, { circular: true }),
    rule(
      'no-unresolvable',
      'The import leads nowhere.',
      {},
      { couldNotResolve: true, pathNot: '\\?(url|worker)$' },
    ),
    rule(
      'no-undeclared-package',
      'The package is not in package.json.',
      {},
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),
    rule(
      'product-without-dev-packages',
      'What is deployed uses no devDependencies.',
      {
        path: '^(functions|shared|frontend/src)/',
        pathNot: [TEST, HARNESS, SPA_HARNESS, '\\.d\\.ts$'],
      },
      {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only', 'npm'],
        pathNot: 'node_modules/@types/',
      },
    ),
    rule(
      'shared-alone',
      'shared → zod only.',
      { path: '^shared/', pathNot: TEST },
      { pathNot: ['^shared/', 'node_modules/zod/'] },
    ),
    rule(
      'functions-inward',
      'functions → shared, and packages; tests get the engines of scripts from a global setup.',
      { path: '^functions/' },
      { path: '^(frontend|infra|scripts)/' },
    ),
    rule(
      'platform-knows-no-domain',
      'functions/platform → shared only.',
      { path: '^functions/platform/', pathNot: TEST },
      { path: '^functions/(?!platform/)' },
    ),
    rule(
      'domain-through-index',
      'A domain uses another domain only through its index.ts.',
      { path: '^functions/(?!platform/|testing/)([^/]+)/', pathNot: TEST },
      { path: '^functions/(?!platform/|$1/)', pathNot: '/index\\.ts$' },
    ),
    rule(
      'access-is-data',
      'access.ts is read by infra: it imports types only.',
      { path: '^functions/[^/]+/access\\.ts$' },
      { dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'infra-reads-access-only',
      'infra → shared, functions/*/access.ts, what follows from it, and the list of handlers.',
      { path: '^infra/' },
      {
        path: '^(functions|frontend|scripts)/',
        pathNot: [
          '^functions/[^/]+/access\\.ts$',
          '^functions/platform/grants\\.ts$',
          '^functions/source-files\\.ts$',
        ],
      },
    ),
    rule(
      'frontend-apart',
      'The SPA imports nothing of the other sides but shared.',
      { path: '^frontend/src/', pathNot: TEST },
      { path: '^(functions|infra|scripts|frontend/e2e)/' },
    ),
    rule(
      'frontend-tests-apart',
      'Tests of the SPA share the builder of pictures with the functions, and nothing else.',
      { path: `^frontend/src/.*${TEST}` },
      {
        path: '^(functions|infra|scripts|frontend/e2e)/',
        pathNot: '^functions/testing/image-builder\\.ts$',
      },
    ),
    rule(
      'frontend-single-contracts',
      'The SPA imports single contracts; the list would carry every schema to every screen.',
      { path: '^frontend/src/', pathNot: TEST },
      { path: '^shared/api/index\\.ts$' },
    ),
    rule(
      'ui-knows-no-domain',
      'frontend/src/ui → itself.',
      { path: '^frontend/src/ui/' },
      { path: '^(shared|frontend/src/(?!ui/))' },
    ),
    rule(
      'frontend-platform-below',
      'frontend/src/platform → ui, shared.',
      { path: '^frontend/src/platform/' },
      { path: '^frontend/src/(?!platform/|ui/)' },
    ),
    rule(
      'entities-below-features',
      'frontend/src/entities → platform, ui, shared, and each other without circles.',
      { path: '^frontend/src/entities/' },
      { path: '^frontend/src/(?!entities/|platform/|ui/)' },
    ),
    rule(
      'features-apart',
      'A feature → entities, platform, ui, shared; features meet on pages.',
      { path: '^frontend/src/features/([^/]+)/' },
      { path: '^frontend/src/(?!ui/|platform/|entities/|features/$1/)' },
    ),
    rule(
      'pages-below-app',
      'pages compose features and know nothing of app.',
      { path: '^frontend/src/pages/' },
      { path: '^frontend/src/app/' },
    ),
    rule(
      'harness-in-tests-only',
      'functions/testing is for tests, checks and measurements.',
      { path: '^(functions|shared|frontend/src|infra)/', pathNot: [TEST, HARNESS] },
      { path: HARNESS },
    ),
    rule(
      'spa-harness-in-tests-only',
      'frontend/src/testing is for tests of screens and for journeys.',
      { path: '^(functions|shared|scripts|infra|frontend/src/(?!testing/))', pathNot: TEST },
      { path: SPA_HARNESS },
    ),
    rule(
      'table-through-gateway',
      'Only functions/platform/table talks to DynamoDB; tools that work on engines or other tables make clients of their own.',
      {
        path: '^(functions|scripts)/',
        pathNot: [
          TEST,
          '^functions/platform/table/',
          '^functions/testing/(document-client|table)\\.ts$',
          '^scripts/(local|tools/bench|tools/operator)/',
        ],
      },
      { path: 'node_modules/@aws-sdk/(client|lib|util)-dynamodb/' },
    ),
    rule(
      'scripts-through-index',
      'scripts → functions through platform, index.ts and *.items.ts; bench also drives handlers.',
      { path: '^scripts/(?!tools/(bench|checks)/)', pathNot: TEST },
      {
        path: '^functions/(?!platform/|testing/)',
        pathNot: ['/index\\.ts$', '\\.items\\.ts$', '/access\\.ts$'],
      },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|cdk\\.out|\\.local)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
}
