// The same bot in JavaScript: one question a line comes in, one answer a line goes out.
//
//     covetown lab match pirates_cove --bots "program:node examples/programs/walker.mjs,novice" --games 20
//     covetown bot serve "node examples/programs/walker.mjs" --table https://games.example/t/…?invite=… --token cvt_…

import { createInterface } from 'node:readline';

/** One of the options that were offered. */
function choose(question) {
  return question.options[Math.floor(Math.random() * question.options.length)].id;
}

for await (const line of createInterface({ input: process.stdin })) {
  process.stdout.write(JSON.stringify({ option: choose(JSON.parse(line)) }) + '\n');
}
