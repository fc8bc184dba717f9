"""A player that learns by playing itself: proximal policy optimisation (PPO) in a hundred lines of numpy.

    python examples/learn.py
    python examples/learn.py pirates_cove --minutes 3

Many games run side by side in the batched environment. One small network plays every seat; what its answers were worth
is learned from who won. Every few updates it plays against random players and against bots, to see how far it has come.
"""

from __future__ import annotations

import argparse
import time

import numpy as np

from covetown.bots import Bot, Budget, make
from covetown.envs.vector import BatchedEnv
from covetown.kernel import FastChance

GAMES, STEPS, HIDDEN, ROUNDS, PARTS = 128, 128, 128, 3, 8
TRACE, CLIP, CURIOSITY, RATE = 0.97, 0.2, 0.01, 1e-3


class Network:
    """One hidden layer, a head with a score for every action, a head that guesses the chance to win; learns by Adam."""

    def __init__(self, fields: int, actions: int, rng: np.random.Generator) -> None:
        shapes = [(fields, HIDDEN), (HIDDEN, actions), (HIDDEN, 1)]
        scales = [np.sqrt(2 / fields), 0.01, 0.1]
        self.weights = [rng.normal(0, s, shape).astype(np.float32) for s, shape in zip(scales, shapes, strict=True)]
        self.weights += [np.zeros(shape[1], np.float32) for shape in shapes]
        self.first = [np.zeros_like(w) for w in self.weights]
        self.second = [np.zeros_like(w) for w in self.weights]
        self.updates = 0

    def forward(self, seen: np.ndarray, masks: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        w1, w2, w3, b1, b2, b3 = self.weights
        hidden = np.maximum(seen @ w1 + b1, 0)
        scores = np.where(masks, hidden @ w2 + b2, -1e9)
        chances = np.exp(scores - scores.max(1, keepdims=True))
        return hidden, chances / chances.sum(1, keepdims=True), (hidden @ w3 + b3)[:, 0]

    def learn(
        self,
        seen: np.ndarray,
        masks: np.ndarray,
        done: np.ndarray,
        old: np.ndarray,
        better: np.ndarray,
        target: np.ndarray,
    ) -> None:
        """One step uphill on PPO's clipped gain, with a bonus for trying things and a loss for wrong guesses."""
        size = len(done)
        rows = np.arange(size)
        hidden, chances, guess = self.forward(seen, masks)
        ratio = chances[rows, done] / old
        free = ~(((ratio > 1 + CLIP) & (better > 0)) | ((ratio < 1 - CLIP) & (better < 0)))
        pull = (ratio * better * free)[:, None]
        logs = np.log(chances + 1e-9)
        doubt = -(chances * logs).sum(1, keepdims=True)
        d_scores = pull * chances + CURIOSITY * chances * (logs + doubt)
        d_scores[rows, done] -= pull[:, 0]
        d_guess = (guess - target)[:, None]
        _, w2, w3, *_ = self.weights
        d_hidden = (d_scores @ w2.T + d_guess @ w3.T) * (hidden > 0)
        slopes = [
            seen.T @ d_hidden,
            hidden.T @ d_scores,
            hidden.T @ d_guess,
            d_hidden.sum(0),
            d_scores.sum(0),
            d_guess.sum(0),
        ]
        self.updates += 1
        for w, slope, m, v in zip(self.weights, slopes, self.first, self.second, strict=True):
            slope = slope / size
            m += 0.1 * (slope - m)
            v += 0.001 * (slope * slope - v)
            w -= RATE * (m / (1 - 0.9**self.updates)) / (np.sqrt(v / (1 - 0.999**self.updates)) + 1e-8)


def draw(chances: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """One action a row, as likely as the network says."""
    actions = (chances.cumsum(1) > rng.random((len(chances), 1))).argmax(1)
    return np.where(chances[np.arange(len(actions)), actions] > 0, actions, chances.argmax(1))


def gather(env: BatchedEnv, net: Network, rng: np.random.Generator) -> list[np.ndarray]:
    """Play on for some steps in all games; returns what was seen and done, and how good it turned out."""
    kept: list[list[np.ndarray]] = [[] for _ in range(8)]
    games = np.arange(env.games)
    for _ in range(STEPS):
        _, chances, guess = net.forward(env.observations, env.masks)
        actions = draw(chances, rng)
        before = [env.observations.copy(), env.masks.copy(), actions, chances[games, actions], guess, env.movers.copy()]
        env.step(actions)
        for place, row in enumerate([*before, env.rewards.copy(), env.ended.copy()]):
            kept[place].append(row)
    seen, masks, done, old, guess, movers, rewards, ended = (np.stack(rows) for rows in kept)
    coming = np.full((env.games, env.seats), np.nan, np.float32)
    target = np.zeros_like(guess)
    for step in range(STEPS - 1, -1, -1):
        over = ended[step] > 0
        coming[over] = rewards[step][over]
        due = coming[games, movers[step]]
        target[step] = np.where(np.isnan(due), guess[step], due)
        coming[games, movers[step]] = (1 - TRACE) * guess[step] + TRACE * target[step]
    better = target - guess
    better = (better - better.mean()) / (better.std() + 1e-8)
    return [rows.reshape(-1, *rows.shape[2:]) for rows in (seen, masks, done, old, better, target)]


def bot_actions(env: BatchedEnv, bot: Bot, chance: FastChance) -> np.ndarray:
    """What a bot does in every game in which seat 0 is not asked; it is shown only what the seat to move knows."""
    actions = env.any_actions()
    for game in np.flatnonzero(env.movers):
        seat, state = int(env.movers[game]), env.batch.states[game]
        option = bot.choose(state.redeal(seat, chance), seat, chance, Budget(iterations=20))
        actions[game] = env.learning.action(state, seat, option)
    return actions


def win_share(name: str, net: Network, rng: np.random.Generator, rival: str, finish: int = 256) -> float:
    """The share of games that the network wins from seat 0 against bots of a level in all other seats."""
    env = BatchedEnv(name, GAMES, seed=int(rng.integers(2**31)))
    env.reset()
    bot, chance = make(rival, env.learning.game), FastChance(int(rng.integers(2**31)))
    won, over = 0.0, 0
    while over < finish:
        _, chances, _ = net.forward(env.observations, env.masks)
        others = env.any_actions() if rival == "random" else bot_actions(env, bot, chance)
        env.step(np.where(env.movers == 0, draw(chances, rng), others))
        over += int((env.ended > 0).sum())
        won += float(env.rewards[:, 0].sum())
    return won / over


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn a game by playing against oneself.")
    parser.add_argument("game", nargs="?", default="dale_of_merchants", help="a game's key (dale_of_merchants)")
    parser.add_argument("--minutes", type=float, default=3.0, help="how long to learn (3)")
    parser.add_argument(
        "--rival", default="apprentice", help="the level of bot to be measured against, too (apprentice)"
    )
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    rng = np.random.default_rng(chosen.seed)
    env = BatchedEnv(chosen.game, GAMES, seed=chosen.seed)
    env.reset()
    net = Network(env.observations.shape[1], env.actions, rng)
    spent, update = 0.0, 0
    while True:
        last = spent > 60 * chosen.minutes
        if update % 10 == 0 or last:
            shares = [
                f"{win_share(chosen.game, net, rng, rival):6.1%} against {rival}" for rival in ("random", chosen.rival)
            ]
            print(f"{spent:5.0f} s  update {update:3d}  wins {', '.join(shares)}", flush=True)
        if last:
            return
        began = time.perf_counter()
        lessons = gather(env, net, rng)
        for _ in range(ROUNDS):
            for part in np.array_split(rng.permutation(len(lessons[0])), PARTS):
                net.learn(*(rows[part] for rows in lessons))
        spent += time.perf_counter() - began
        update += 1


if __name__ == "__main__":
    main()
