"""Commands that write down what games say and are told, for programs in other languages."""
