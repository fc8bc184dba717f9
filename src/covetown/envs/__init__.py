"""The engine as learning environments. Each part needs its own extra, so import the one you want:

`covetown.envs.vector` (numpy) the batched environment, `covetown.envs.gym` and `covetown.envs.gym_vector` Gymnasium,
`covetown.envs.puffer` and `covetown.envs.pool` the calls of PufferLib and EnvPool, `covetown.envs.zoo` PettingZoo,
`covetown.envs.spiel` OpenSpiel.
"""
