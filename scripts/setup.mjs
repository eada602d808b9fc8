// What every npm command begins with. Written for any Node there is, so that one too old says so, and not what it does not understand.
const NEEDED = 20;

if (Number(process.versions.node.split('.')[0]) < NEEDED) {
  const told = `Node ${NEEDED} or newer is needed to begin with, and this is ${process.version}.`;
  process.stderr.write(`${told} There is one at https://nodejs.org.\n`);
  process.exitCode = 1;
} else {
  void import('./setup-steps.mjs');
}
