import { defineConfig } from 'vite';
import { alias, LICENCES, root, RUNTIME_PACKAGES } from './vite.alias.ts';

/** The server as ES modules with all packages but those of `RUNTIME_PACKAGES`; `npm run dev` bundles no package. */
export default defineConfig(({ mode }) => ({
  root,
  // Moment Timezone requires Moment's CommonJS file and must extend the same copy.
  resolve: { alias: { ...alias, moment: 'moment/moment.js' } },
  ssr: mode === 'development' ? {} : { noExternal: true, external: RUNTIME_PACKAGES },
  build: {
    ssr: true,
    license: LICENCES,
    rolldownOptions: {
      // Sequelize requires them only for HSTORE columns and libpq.
      external: ['pg-hstore', 'pg-native'],
      // depd uses it to keep the name of a deprecated function.
      checks: { eval: false },
      input: {
        index: 'server/index.ts',
        local: 'server/localVilla.ts',
        demo: 'server/db/demo/cli.ts',
        mailPreview: 'server/mail/previewCli.ts',
        backup: 'server/services/backups/cli.ts',
        move: 'server/db/move/cli.ts',
        adminReset: 'server/services/access/resetAdminCli.ts',
        calendarWorker: 'server/integrations/calendarImport/calendarWorker.ts',
        pictureWorker: 'server/integrations/imageHost/pictureWorker.ts',
      },
    },
    outDir: 'dist/server',
    target: 'node20',
    emptyOutDir: true,
    sourcemap: true,
    copyPublicDir: false,
  },
}));
