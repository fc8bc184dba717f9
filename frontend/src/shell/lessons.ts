/** How the lobby lists lessons: those of one title that name a choice are one entry, with a button for each. */

import type { LessonCard } from '../lib/wire';

export function entries(lessons: LessonCard[]): LessonCard[][] {
  const found = new Map<string, LessonCard[]>();
  for (const lesson of lessons) {
    const entry = lesson.choice === null ? lesson.key : `choice ${lesson.title}`;
    found.set(entry, [...(found.get(entry) ?? []), lesson]);
  }
  return [...found.values()];
}
