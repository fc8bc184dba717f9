"""Games in words, for language models and scripts: a table, its questions and its rules as JSON, one object a line."""
