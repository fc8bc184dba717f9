/** What a lesson says now, for whatever lies over its words, such as a dialogue. */

export const teaching: { say: string; wrong: string } = $state({ say: '', wrong: '' });
