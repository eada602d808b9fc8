const EVERY_MS = 1_000;

setInterval(() => postMessage(null), EVERY_MS);
