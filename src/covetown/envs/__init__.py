"""The engine as learning environments. Each part needs its own extra, so import the one you want:

`covetown.envs.vector` (numpy) the batched environment, `covetown.envs.gym` Gymnasium, `covetown.envs.zoo` PettingZoo,
`covetown.envs.spiel` OpenSpiel.
"""
