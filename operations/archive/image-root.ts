import { chmodSync, globSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Architecture } from './node-programs.ts';
import { runTool } from './run-tool.ts';

/** The libraries Node is linked against, and one program with every command of the scripts. */
const PACKAGES = ['libatomic1', 'libc6', 'libgcc-s1', 'libstdc++6', 'busybox-static'];
/** For the launcher, the hooks, backups and the health check; ONCE runs `sleep` beside a hook. */
const TOOLS =
  'basename cat cp df dirname env id ls mkdir mv readlink rm sh sleep tar true uname wget';
const FILES: Readonly<Record<string, string>> = {
  'etc/passwd': 'root:x:0:0::/:/bin/sh\nnobody:x:65534:65534::/nonexistent:/bin/sh\n',
  'etc/group': 'root:x:0:\nnogroup:x:65534:\n',
  'etc/nsswitch.conf': 'hosts: files dns\n',
};
const DEBIAN: Readonly<Record<Architecture, string>> = { x64: 'amd64', arm64: 'arm64' };

/**
 * Unpacks packages of this machine's Debian without running them, so the architecture may differ.
 * @param folder an empty one
 * @throws Error with the output of apt
 */
export async function makeImageRoot(architecture: Architecture, folder: string): Promise<string> {
  const [root, apt] = [join(folder, 'root'), join(folder, 'apt')];
  for (const path of ['lists/partial', 'archives/partial']) {
    mkdirSync(join(apt, path), { recursive: true });
  }
  writeFileSync(join(apt, 'status'), '');
  const options = Object.entries({
    'APT::Architecture': DEBIAN[architecture],
    'APT::Architectures': DEBIAN[architecture],
    'APT::Sandbox::User': 'root',
    'Acquire::Languages': 'none',
    'Dir::State::lists': join(apt, 'lists'),
    'Dir::State::status': join(apt, 'status'),
    'Dir::Cache': apt,
  }).flatMap(([name, value]) => ['-o', `${name}=${value}`]);
  await runTool('apt-get', ...options, 'update');
  await runTool(
    'apt-get',
    ...options,
    'install',
    '--download-only',
    '--yes',
    '--no-install-recommends',
    ...PACKAGES,
  );
  for (const file of globSync(join(apt, 'archives/*.deb'))) {
    await runTool('dpkg-deb', '--extract', file, root);
  }
  for (const unused of ['usr/lib/*/gconv', 'usr/share/{lintian,man,locale}']) {
    for (const path of globSync(join(root, unused))) rmSync(path, { recursive: true });
  }
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  for (const tool of TOOLS.split(' ')) symlinkSync('busybox', join(root, 'bin', tool));
  mkdirSync(join(root, 'tmp'));
  chmodSync(join(root, 'tmp'), 0o1777);
  return root;
}
