import { defineConfig } from 'vite';
import { alias, root } from './vite.alias.ts';

/** The server as one ES module; packages stay in `node_modules`. */
export default defineConfig({
  root,
  resolve: { alias },
  build: {
    ssr: true,
    rolldownOptions: {
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
});
