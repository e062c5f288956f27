const { options } = require(`${__dirname}/.dependency-cruiser.cjs`)

/** Folders that need each other cannot be read, moved or tested alone. Tests may reach across. */
module.exports = {
  forbidden: [
    {
      name: 'no-folder-circle',
      comment: 'Move what both folders need into a third one.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^(frontend|functions|infra|scripts|shared)/' },
      to: { circular: true },
    },
  ],
  options: {
    ...options,
    exclude: {
      path: `${options.exclude.path}|\\.test\\.tsx?$|^functions/testing/|^frontend/e2e/|^scripts/tools/bench/`,
    },
  },
}
