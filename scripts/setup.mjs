// The first step of every npm command. Uses only syntax of old Node versions, so that they print this message and no syntax error.
const NEEDED = 20;

if (Number(process.versions.node.split('.')[0]) < NEEDED) {
  const message = `Node ${NEEDED} or newer is needed to begin with, and this is ${process.version}.`;
  process.stderr.write(`${message} There is one at https://nodejs.org.\n`);
  process.exitCode = 1;
} else {
  void import('./setup-steps.mjs');
}
